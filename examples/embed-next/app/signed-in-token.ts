import { createFlowLensClient } from '@flowlens/client';

/** The person who is signed in to this app. A real one reads them from its own session. */
const SIGNED_IN = { email: 'olivia@desk.example', name: 'Olivia Owens', role: 'ADMIN' } as const;

/** Creates the FlowLens token of the signed-in user, with the embed key that only this server has. */
export async function signedInToken(): Promise<string> {
  const { FLOWLENS_URL = '', FLOWLENS_EMBED_KEY = '' } = process.env;
  const { embedding } = createFlowLensClient({ baseUrl: FLOWLENS_URL });
  const { token } = await embedding.createToken(FLOWLENS_EMBED_KEY, SIGNED_IN);
  return token;
}
