/** Returns the function by which a tool's own server gets a token for one of its people. */
export function backendSnippet(baseUrl: string): string {
  return `export async function flowlensToken({ email, name, role }) {
  const { FLOWLENS_URL = '${baseUrl}', FLOWLENS_EMBED_KEY } = process.env;
  const headers = { authorization: \`Bearer \${FLOWLENS_EMBED_KEY}\`, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, name, role });
  const response = await fetch(\`\${FLOWLENS_URL}/embed-tokens\`, { method: 'POST', headers, body });
  return (await response.json()).token;
}`;
}
