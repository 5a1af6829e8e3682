/* Shows one language, and reloads the page when the server answers. */
const kept = () => {
  try {
    return JSON.parse(localStorage.getItem('kordon-settings')).language;
  } catch {
    return undefined;
  }
};
const wished = [kept(), ...navigator.languages].filter(Boolean).map((language) => language.slice(0, 2));
const known = [...document.querySelectorAll('section')];
const shown = wished.map((language) => known.find(({ lang }) => lang === language)).find(Boolean) ?? known[0];
shown.dataset.shown = '';
document.documentElement.dataset.one = '';
document.documentElement.lang = shown.lang;

setInterval(async () => {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}, 2000);
