/** A notice from the browser that it is the viewer's turn, if they asked for one and look elsewhere. */

import { settings } from './settings.svelte';

/** Ask the browser for leave; whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Says which game and table, and nothing of what happens there: screens are seen by others. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag, icon: '/icon.svg' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
