import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RecordedEvent } from '../events/recorded-event.js';
import { type InstalledProbes, installProbes } from '../probes/install-probes.js';
import { capturePrimordials } from '../probes/primordials.js';
import { PROBE_NAMES } from '../probes/probe.js';
import { watchShadowRoots } from '../probes/shadow-roots.js';
import { createConcealment } from './conceal-fields.js';

// Only the page that runs the tests receives real input, so it is the page that is observed here.
const MASKED = '••••••••';
const otherProbes = Object.fromEntries(PROBE_NAMES.map((name) => [name, name === 'actions']));
let events: RecordedEvent[];
let probes: InstalledProbes;
let stage: HTMLElement;

beforeEach(async () => {
  events = [];
  stage = document.createElement('main');
  document.body.append(stage);
  const redaction = { block: ['.secret', '((no selector'], mask: [] };
  const primordials = capturePrimordials(window);
  const shadowRoots = watchShadowRoots(window, primordials);
  const concealment = createConcealment(window, primordials, { redaction, shadowRoots });
  onTestFinished(() => {
    concealment.stop();
    shadowRoots.stop();
  });
  probes = installProbes({
    window,
    primordials,
    emit: (event) => events.push(event),
    now: () => performance.timeOrigin + performance.now(),
    nextId: () => 'id',
    isOwnRequest: () => false,
    probes: otherProbes,
    actions: { redaction, concealment: () => Promise.resolve(concealment) },
  });
  await import('./actions-probe.js');
});

afterEach(() => {
  probes.uninstall();
  stage.remove();
});

/** Fills the stage with elements described as a tree. */
function show(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  stage.replaceChildren(...parsed.body.childNodes);
}

const find = (selector: string) => stage.querySelector<HTMLElement>(selector)!;
const actions = () =>
  events.map(({ action_type, target, final_value }) => ({ action_type, id: target?.id, final_value }));

describe('createActionsProbe', () => {
  it('records a click with data that identifies the element later', async () => {
    show('<ul><li><a href="#a">One</a></li><li><a href="#b" class="go far" data-testid="two"><b>Two</b></a></li></ul>');
    await userEvent.click(find('b'));

    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ type: 'dom_action', action_type: 'click' });
    expect(location.href).toContain(events[0]?.page_url);
    expect(events[0]?.target).toMatchObject({
      textContent: 'Two',
      tagName: 'A',
      className: 'go far',
      xpath: expect.stringMatching(/\/main(\[\d\])?\/ul\/li\[2\]\/a$/) as string,
      role: 'link',
      name: 'Two',
      testId: 'two',
    });
  });

  it('separates adjacent elements in a text, and never the letters of a word', async () => {
    show(`<a href="#vase" style="display: flex"><img alt=""><h3>Tide Vase</h3><span>€86</span><span>Ines
      <i>Mo</i>reau</span></a><button>One<br>line</button>`);
    await userEvent.click(find('h3'));
    await userEvent.click(find('button'));

    expect(events[0]?.target).toMatchObject({
      textContent: 'Tide Vase €86 Ines Moreau',
      name: 'Tide Vase €86 Ines Moreau',
    });
    expect(events[1]?.target).toMatchObject({ textContent: 'One line' });
  });

  it('records typing by the number of keys, and masks the input', async () => {
    show('<label>City <input id="city" autocomplete="address-level2"></label><button id="next">Next</button>');
    await userEvent.click(find('#city'));
    await userEvent.keyboard('Bern');
    await userEvent.click(find('#next'));

    expect(actions()).toEqual([
      { action_type: 'click', id: 'city', final_value: undefined },
      { action_type: 'keydown_session', id: 'city', final_value: '[4 keys]' },
      { action_type: 'input', id: 'city', final_value: MASKED },
      { action_type: 'click', id: 'next', final_value: undefined },
    ]);
    expect(events[0]?.target).toMatchObject({ name: 'City', role: 'textbox', autocomplete: 'address-level2' });
    expect(JSON.stringify(events)).not.toContain('Bern');
  });

  it('records the values of open and unmasked fields, and the names of selected files', async () => {
    show(`<input type="checkbox" id="box"><select id="size"><option>S</option><option>M</option></select>
      <input id="open" data-fl-unmask><input type="file" id="file">`);
    await userEvent.click(find('#box'));
    await userEvent.selectOptions(find('#size'), 'M');
    await userEvent.fill(find('#open'), 'shown');
    find('#open').blur();
    await userEvent.upload(find('#file'), new File(['secret content'], 'scan.pdf'));

    const inputs = actions().filter(({ action_type }) => action_type === 'input');
    expect(inputs).toContainEqual({ action_type: 'input', id: 'box', final_value: 'true' });
    expect(JSON.stringify(events)).not.toContain('secret content');
  });

  it('masks a password that is made visible', async () => {
    show('<input type="password" id="login" data-fl-unmask>');
    const field = find('#login') as HTMLInputElement;
    await userEvent.click(field);
    await userEvent.keyboard('hunter2');
    field.type = 'text';
    await userEvent.keyboard('x');
    field.blur();

    expect(actions().filter(({ action_type }) => action_type === 'input')).toEqual([
      { action_type: 'input', id: 'login', final_value: MASKED },
    ]);
    expect(JSON.stringify(events)).not.toContain('hunter2');
  });

  it('masks a field that hides its letters with CSS', async () => {
    show('<input id="pin" style="-webkit-text-security: disc" data-fl-unmask>');
    await userEvent.click(find('#pin'));
    await userEvent.keyboard('1234');
    find('#pin').style.setProperty('-webkit-text-security', 'none');
    find('#pin').blur();

    expect(actions().at(-1)).toEqual({ action_type: 'input', id: 'pin', final_value: MASKED });
  });

  it.each(['data-fl-mask', 'data-fl-block', 'class="secret"'])('omits texts under %s', async (attribute) => {
    show(`<button id="outer">Open <i ${attribute}>Mallory</i></button>
      <div ${attribute}><button id="inner">Mallory</button><input id="field" data-fl-unmask aria-label="Mallory"></div>`);
    await userEvent.click(find('#outer'));
    await userEvent.click(find('#inner'));
    await userEvent.click(find('#field'));
    await userEvent.keyboard('Mallory');
    find('#field').blur();

    expect(events[0]?.target).toMatchObject({ textContent: 'Open', name: 'Open' });
    expect(events[1]?.target).toMatchObject({ textContent: '', id: 'inner' });
    expect(actions().at(-1)).toEqual({ action_type: 'input', id: 'field', final_value: MASKED });
    expect(JSON.stringify(events)).not.toContain('Mallory');
  });

  it('omits the contents of other fields from an element’s name', async () => {
    show(`<label id="around">Flash <input id="times" value="hunter2"> times <input type="checkbox" id="box"></label>
      <button id="named" aria-labelledby="times">x</button><div contenteditable id="note">hunter2</div>`);
    await userEvent.click(find('#box'));
    await userEvent.click(find('#named'));
    await userEvent.click(find('#note'));

    expect(events).not.toHaveLength(0);
    expect(JSON.stringify(events)).not.toContain('hunter2');
  });

  it('records actions inside open shadow roots', async () => {
    const host = document.createElement('section');
    stage.append(host);
    const root = host.attachShadow({ mode: 'open' });
    const parsed = new DOMParser().parseFromString(
      '<button id="deep">Deep</button><input id="in" type="search">',
      'text/html',
    );
    root.append(...parsed.body.childNodes);
    await userEvent.click(root.querySelector('#deep')!);
    await userEvent.click(root.querySelector('#in')!);
    await userEvent.keyboard('shoes');
    root.querySelector<HTMLElement>('#in')!.blur();

    expect(events[0]?.target).toMatchObject({ id: 'deep', textContent: 'Deep', name: 'Deep', role: 'button' });
    expect(actions().at(-1)).toEqual({ action_type: 'input', id: 'in', final_value: 'shoes' });
  });

  it('records a submit, even of a form whose fields are named like properties', async () => {
    show('<form id="pay"><input name="id"><input name="tagName"><button>Pay</button></form>');
    find('form').addEventListener('submit', (event) => event.preventDefault());
    await userEvent.click(find('button'));

    expect(events.map(({ action_type }) => action_type)).toEqual(['click', 'submit']);
    expect(events[1]?.target).toMatchObject({ id: 'pay', tagName: 'FORM' });
  });

  it('records the final scroll position once', async () => {
    show('<div style="height: 5000px"><button id="top">Top</button></div>');
    await userEvent.click(find('#top'));
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(events.at(-1)?.action_type).toBe('scroll'));

    expect(events.at(-1)?.final_value).toMatch(/^0, [1-9]\d*$/);
    expect(events.filter(({ action_type }) => action_type === 'scroll')).toHaveLength(1);
  });

  it('ignores events that scripts dispatch', () => {
    show('<form><input id="city"><button id="go">Go</button></form>');
    find('form').addEventListener('submit', (event) => event.preventDefault());
    find('#go').click();
    for (const event of [new KeyboardEvent('keydown', { key: 'a' }), new Event('change')])
      find('#city').dispatchEvent(new (event.constructor as typeof Event)(event.type, { bubbles: true }));
    probes.flush();

    expect(actions().filter(({ action_type }) => action_type !== 'submit')).toEqual([]);
  });
});
