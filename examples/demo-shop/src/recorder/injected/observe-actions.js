/**
 * Runs in an isolated world of every document and tells the recorder what the visitor does, through the binding
 * `flowlensAction`: clicks, typing, inputs, scrolls and submits.
 */
const TEXT_MAX_CHARS = 100;
const TYPING_IDLE_MS = 900;
const SCROLL_IDLE_MS = 250;
const INTERACTIVE = 'a, button, input, select, textarea, summary, label, [role="button"]';
/** Set by `conceal-fields.js`, which sees every event first. */
const CONCEALED = 'data-fl-concealed';
/** What is in there is blurred in the picture, too. */
const PRIVATE_TEXT = '[data-fl-mask], [data-fl-block]';

let typing;
let scrolling;

function send(action, element, { value, keys, time = Date.now() } = {}) {
  const message = {
    action,
    time,
    value,
    keys,
    page_url: location.href,
    target: describe(element),
    field: fieldOf(element),
  };
  globalThis.flowlensAction(JSON.stringify(message));
}

function describe(element) {
  return {
    textContent: hasPrivateText(element)
      ? ''
      : own(element, 'textContent').trim().replace(/\s+/g, ' ').slice(0, TEXT_MAX_CHARS),
    id: own(element, 'id'),
    type: element.getAttribute('type') ?? '',
    tagName: own(element, 'tagName'),
    xpath: xpathOf(element),
    className: element.getAttribute('class') ?? '',
  };
}

function xpathOf(element) {
  const id = own(element, 'id');
  if (id) return `//*[@id="${id}"]`;
  const parent = own(element, 'parentElement');
  const name = own(element, 'tagName');
  const tag = name.toLowerCase();
  if (!parent) return `/${tag}`;
  const same = [...own(parent, 'children')].filter((sibling) => own(sibling, 'tagName') === name);
  return `${xpathOf(parent)}/${tag}${same.length > 1 ? `[${same.indexOf(element) + 1}]` : ''}`;
}

/** A form has its fields as properties of their names: `form.id` may be an input. */
function own(element, property) {
  return Reflect.get(Element.prototype, property, element);
}

function hasPrivateText(element) {
  const { closest, querySelector } = Element.prototype;
  return isField(element) || closest.call(element, PRIVATE_TEXT) || querySelector.call(element, PRIVATE_TEXT);
}

function isField(element) {
  return element.matches('input, select, textarea');
}

function fieldOf(element) {
  if (!isField(element)) return undefined;
  return {
    type: element.tagName === 'SELECT' ? 'select' : element.type,
    autocomplete: element.autocomplete,
    concealed: element.hasAttribute(CONCEALED),
    unmask: element.hasAttribute('data-fl-unmask'),
    optionCount: element.tagName === 'SELECT' ? element.options.length : 0,
  };
}

/** One typing session is what goes into one field without a long break; it stands at the time of its first key. */
function endTyping() {
  if (!typing) return;
  clearTimeout(typing.timer);
  const { element, keys, time } = typing;
  typing = undefined;
  send('keydown_session', element, { value: element.value, keys, time });
}

addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    endTyping();
    send('click', target.closest(INTERACTIVE) ?? target);
  },
  true,
);

addEventListener(
  'keydown',
  ({ target }) => {
    if (!(target instanceof Element) || !isField(target)) return;
    if (typing && typing.element !== target) endTyping();
    typing ??= { element: target, keys: 0, time: Date.now() };
    typing.keys += 1;
    clearTimeout(typing.timer);
    typing.timer = setTimeout(endTyping, TYPING_IDLE_MS);
  },
  true,
);

addEventListener(
  'change',
  ({ target }) => {
    endTyping();
    if (isField(target)) send('input', target, { value: target.value });
  },
  true,
);

addEventListener(
  'submit',
  ({ target }) => {
    endTyping();
    send('submit', target);
  },
  true,
);

addEventListener(
  'scroll',
  ({ target }) => {
    if (target !== document) return;
    scrolling ??= { time: Date.now() };
    clearTimeout(scrolling.timer);
    scrolling.timer = setTimeout(() => {
      const { time } = scrolling;
      scrolling = undefined;
      send('scroll', document.documentElement, { value: `${Math.round(scrollX)}, ${Math.round(scrollY)}`, time });
    }, SCROLL_IDLE_MS);
  },
  { capture: true, passive: true },
);

addEventListener('pagehide', endTyping, true);
