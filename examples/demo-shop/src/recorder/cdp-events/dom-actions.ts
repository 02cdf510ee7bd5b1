import { type DomActionType, type DomTarget, type RecordedField, redactInput, redactTyping } from '@flowlens/core';
import type { CDPSession } from 'playwright';
import { injectedScript } from '../injected-script.js';
import type { TimelineLog } from '../timeline-log.js';

const WORLD = 'flowlens-recorder';
const BINDING = 'flowlensAction';

/** What `injected/observe-actions.js` sends. */
interface SeenAction {
  action: DomActionType;
  /** Epoch milliseconds. */
  time: number;
  page_url: string;
  target: DomTarget;
  field?: RecordedField;
  value?: string;
  keys?: number;
}

/** A script in a world of its own, which the page cannot see or disturb: `dom_action` events. */
export async function observeDomActions(session: CDPSession, log: TimelineLog): Promise<void> {
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== BINDING) return;
    const { action, time, page_url, target, ...rest } = JSON.parse(payload) as SeenAction;
    const final_value = finalValue(action, rest);
    log.add({
      type: 'dom_action',
      action_type: action,
      timestamp: time,
      page_url,
      target,
      ...(final_value !== undefined && { final_value }),
    });
  });
  await session.send('Runtime.addBinding', { name: BINDING, executionContextName: WORLD });
  for (const name of ['conceal-fields', 'observe-actions', 'show-pointer'] as const) {
    // A block of its own: all run in the same world.
    await session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `{${injectedScript(name)}}`,
      worldName: WORLD,
    });
  }
}

function finalValue(
  action: DomActionType,
  { field, value, keys }: Pick<SeenAction, 'field' | 'value' | 'keys'>,
): string | undefined {
  if (value === undefined || !field) return value;
  return action === 'keydown_session' ? redactTyping(field, value, keys ?? 0) : redactInput(field, value);
}
