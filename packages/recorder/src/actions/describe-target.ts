import type { RecordedTarget } from '../events/additional-events.js';
import { accessibleName, getRole } from './accessible-name.js';
import { tryRead } from '../probes/network/try-read.js';
import { own } from './own-property.js';
import { closestAcrossShadows, EDITABLE, FIELDS } from './private-elements.js';
import { xpathOf } from './xpath-of.js';

const TEXT_MAX_CHARS = 100;
/** Maximum number of nodes to read for a text: a click on the page itself would read the whole page. */
const NODES_MAX = 300;
const TEST_ID_ATTRIBUTES = ['data-testid', 'data-test-id', 'data-test', 'data-cy', 'data-qa'];
const WITHOUT_TEXT = 'script, style, noscript, template';

export type DescribeTarget = (element: Element) => RecordedTarget;

/** Describes elements so that a person or a test can find them again, without contents of fields and private elements. */
export function createDescribeTarget(window: Window & typeof globalThis, privateTexts: string): DescribeTarget {
  const skipped = `${FIELDS}, ${EDITABLE}, ${privateTexts}`;

  function isPrivate(element: Element): boolean {
    return closestAcrossShadows(element, privateTexts) !== null;
  }

  /** Returns whether the text of an element is separated from the text around it, as for accessible names. */
  function isSeparate(element: Element): boolean {
    return element.localName === 'br' || window.getComputedStyle(element).display !== 'inline';
  }

  function textOf(element: Element): string {
    if (closestAcrossShadows(element, `${EDITABLE}, ${privateTexts}`) || element.matches(FIELDS)) return '';
    let text = '';
    let nodesCount = 0;
    const add = (piece: string) => (text = `${text}${piece}`.replace(/\s+/g, ' '));
    const visit = (node: Node) => {
      nodesCount += 1;
      if (text.length > TEXT_MAX_CHARS || nodesCount > NODES_MAX) return;
      if (node instanceof window.Text) add(node.data.slice(0, 2 * TEXT_MAX_CHARS));
      if (!(node instanceof window.Element)) return;
      const gap = isSeparate(node) ? ' ' : '';
      add(gap);
      if (!node.matches(`${skipped}, ${WITHOUT_TEXT}`)) node.childNodes.forEach(visit);
      add(gap);
    };
    element.childNodes.forEach(visit);
    return text.trim().slice(0, TEXT_MAX_CHARS);
  }

  function nameOf(element: Element): string {
    if (isPrivate(element)) return '';
    const isSkipped = (inner: Element) => inner.matches(skipped);
    return accessibleName(element, isSkipped, window).slice(0, TEXT_MAX_CHARS);
  }

  return (element) => {
    const role = tryRead(() => getRole(element));
    // If a page breaks the functions needed here, names are lost, but not actions.
    const name = tryRead(() => nameOf(element));
    const testId = testIdOf(element);
    const autocomplete = element.getAttribute('autocomplete');
    return {
      textContent: textOf(element),
      id: own(element, 'id'),
      type: element.getAttribute('type') ?? '',
      tagName: own(element, 'tagName'),
      xpath: xpathOf(element),
      className: element.getAttribute('class') ?? '',
      ...(role && { role }),
      ...(name && { name }),
      ...(testId && { testId }),
      ...(autocomplete && { autocomplete }),
    };
  };
}

function testIdOf(element: Element): string | null {
  for (const attribute of TEST_ID_ATTRIBUTES) {
    const value = element.closest(`[${attribute}]`)?.getAttribute(attribute);
    if (value) return value;
  }
  return null;
}
