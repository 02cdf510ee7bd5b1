import type { PersonalToken } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';

/** Name of the assistant or of the recorder that holds a token. */
export function tokenHolder(token: PersonalToken, m: Messages['mcp']): string {
  if (token.kind === 'agent') return m.assistant[token.agent_type];
  return token.device === null ? m.recorder : m.recorderOn({ device: token.device });
}
