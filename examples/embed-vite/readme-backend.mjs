export async function flowlensToken({ email, name, role }) {
  const { FLOWLENS_URL = 'https://flowlens.example.com', FLOWLENS_EMBED_KEY } = process.env;
  const headers = { authorization: `Bearer ${FLOWLENS_EMBED_KEY}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, name, role });
  const response = await fetch(`${FLOWLENS_URL}/embed-tokens`, { method: 'POST', headers, body });
  return (await response.json()).token;
}
