import { FLOW_DESCRIPTION_MAX_CHARS, FLOW_TITLE_MAX_CHARS } from '../limits.js';
import { countCodePoints } from './code-points.js';
import type { FormResult } from './form-result.js';
import { isBlank } from './visible-text.js';

export interface FlowForm {
  title: string;
  description: string;
}

/** Error of a field; a key of `messages.validation`. */
export type FlowFormError = 'titleRequired' | 'flowTitleTooLong' | 'flowDescriptionTooLong';

/** Validates a flow's title, which must not be blank, and its description, including their lengths. */
export function validateFlowForm({ title, description }: FlowForm): FormResult<FlowForm, FlowFormError> {
  const isTitleBlank = isBlank(title);
  const isTitleTooLong = countCodePoints(title) > FLOW_TITLE_MAX_CHARS;
  const isDescriptionTooLong = countCodePoints(description) > FLOW_DESCRIPTION_MAX_CHARS;
  if (!isTitleBlank && !isTitleTooLong && !isDescriptionTooLong) return { ok: true, value: { title, description } };
  return {
    ok: false,
    errors: {
      ...(isTitleBlank && { title: 'titleRequired' }),
      ...(isTitleTooLong && { title: 'flowTitleTooLong' }),
      ...(isDescriptionTooLong && { description: 'flowDescriptionTooLong' }),
    },
  };
}
