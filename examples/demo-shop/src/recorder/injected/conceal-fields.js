/**
 * Runs in an isolated world of every document, before the others: blurs what nobody may see, because pixels cannot be
 * redacted later, and marks the fields that ever hid their letters, since a password that is shown stays one.
 */
const MARK = 'data-fl-concealed';
const PRIVATE = [
  'input[type="password" i]',
  '[autocomplete~="current-password" i]',
  '[autocomplete~="new-password" i]',
  '[autocomplete~="one-time-code" i]',
  '[autocomplete*="cc-" i]',
  '[data-fl-mask]',
  '[data-fl-block]',
  `[${MARK}]`,
];

const sheet = new CSSStyleSheet();
sheet.replaceSync(`:is(${PRIVATE}) { filter: blur(6px) !important; }`);

const observer = new MutationObserver((changes) => {
  for (const { target, attributeName, oldValue } of changes)
    if (attributeName === MARK || oldValue?.toLowerCase() === 'password') mark(target);
  watch(document);
});

/** A document or an open shadow root; for one that is watched already this finds what is new in it. */
function watch(root) {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['type', MARK],
    attributeOldValue: true,
  });
  for (const field of root.querySelectorAll('input, textarea')) if (hidesLetters(field)) mark(field);
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) watch(shadowRoot);
}

function hidesLetters(field) {
  return field.type === 'password' || getComputedStyle(field).webkitTextSecurity !== 'none';
}

function mark(field) {
  field.toggleAttribute(MARK, true);
}

watch(document);
// A change of style is no change of the document, but before letters are shown the style has loaded and somebody acts.
for (const type of ['load', 'pointerdown', 'keydown', 'click', 'change'])
  addEventListener(type, () => watch(document), true);
