// The only policy of the page. Dialogs and selects need text without markup for their style sheets, and the timeline
// needs its worker.
trustedTypes.createPolicy('default', {
  createHTML: (text) => (/[<&]/.test(text) ? null : text),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});
