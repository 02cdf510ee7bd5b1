import type { PersonalToken } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';

/** Returns the name of the assistant or recorder that uses a token. */
export function tokenHolder(token: PersonalToken, m: Messages['mcp']): string {
  if (token.kind === 'agent') return m.assistant[token.agent_type];
  return token.device === null ? m.recorder : m.recorderOn({ device: token.device });
}
