/** A browser notification that it is the viewer's turn, if they enabled it and the page is hidden. */

import { settings } from './settings.svelte';

/** Ask for permission; whether it was granted. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Names the game and table and nothing of what happens there: others may see the screen. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag, icon: '/icon.svg' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
