import type { Flow, FlowSummary, UpdateFlowInput } from '@flowlens/client';

/** Editable values of a flow, as a form holds them. */
export interface FlowFormValues {
  title: string;
  description: string;
  projectId: string;
  tagIds: readonly string[];
}

export function formValuesOf(flow: Flow | FlowSummary): FlowFormValues {
  return {
    title: flow.title,
    description: flow.description,
    projectId: flow.system_id,
    tagIds: flow.tags.map(({ id }) => id),
  };
}

/** Returns only the changed fields, so that changes by others are not undone; null without a change. */
export function changedFields(opened: FlowFormValues, values: FlowFormValues): UpdateFlowInput | null {
  const changes: UpdateFlowInput = {
    ...(values.title !== opened.title && { title: values.title }),
    ...(values.description !== opened.description && { description: values.description }),
    ...(values.projectId !== opened.projectId && { system_id: values.projectId }),
    ...(!isSameSet(values.tagIds, opened.tagIds) && { tag_ids: [...values.tagIds] }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((id) => right.includes(id));
}
