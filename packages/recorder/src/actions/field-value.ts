import { MASKED_VALUE, type RecordedField, redactInput, redactTyping } from '@flowlens/core/redaction';
import { closestAcrossShadows, isField } from './private-elements.js';

/** Reads field contents in the form that may be recorded. */
export interface FieldValues {
  /** Returns the recordable content of a field; undefined for other elements. */
  valueOf: (element: Element) => string | undefined;
  /** Returns the number of keys of a typing session, never the keys. */
  typingOf: (element: Element, keysCount: number) => string;
}

export function createFieldValues(privateTexts: string, isConcealed: (element: Element) => boolean): FieldValues {
  function fieldOf(element: Element): RecordedField {
    const isSelect = element.tagName === 'SELECT';
    return {
      type: isSelect ? 'select' : (element as HTMLInputElement).type,
      autocomplete: element.getAttribute('autocomplete') ?? '',
      concealed: isConcealed(element) || closestAcrossShadows(element, privateTexts) !== null,
      unmask: element.hasAttribute('data-fl-unmask'),
      optionCount: isSelect ? (element as HTMLSelectElement).options.length : 0,
    };
  }

  return {
    valueOf(element) {
      if (!isField(element)) return undefined;
      const field = fieldOf(element);
      return redactInput(field, plainValue(element, field));
    },
    typingOf: (element, keysCount) =>
      redactTyping({ ...(isField(element) ? fieldOf(element) : EDITABLE_FIELD), concealed: true }, '', keysCount),
  };
}

const EDITABLE_FIELD: RecordedField = {
  type: 'text',
  autocomplete: '',
  concealed: true,
  unmask: false,
  optionCount: 0,
};

function plainValue(element: Element, { type, concealed }: RecordedField): string {
  const { checked, files, value } = element as HTMLInputElement;
  if (type === 'checkbox' || type === 'radio') return concealed ? MASKED_VALUE : String(checked);
  if (type === 'file') return [...(files ?? [])].map(({ name }) => name).join(', ');
  return value;
}
