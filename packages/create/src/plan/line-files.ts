/** Names in a `.gitignore` that cover `.env.local`. */
const COVERS_ENV_LOCAL = new Set([
  '.env.local',
  '/.env.local',
  '*.local',
  '.env*',
  '.env.*',
  '.env*.local',
  '.env.*.local',
]);

/** Returns a `.gitignore` with the given lines, if it lacks them, and with `.env.local`. */
export function extendGitignore(text: string, lines: readonly string[]): string {
  const known = new Set(text.split(/\r?\n/).map((line) => line.trim()));
  const isEnvCovered = [...known].some((line) => COVERS_ENV_LOCAL.has(line));
  const lacking = lines.filter((line) => !known.has(line) && !known.has(`/${line}`));
  return append(text, [...lacking, ...(isEnvCovered ? [] : ['.env.local'])]);
}

/** Returns an env file with the variables that it lacks, each below its comment. */
export function extendEnv(
  text: string,
  variables: readonly { name: string; value: string; comment: string }[],
): string {
  const lacking = variables.filter(({ name }) => !new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, 'm').test(text));
  return append(
    text,
    lacking.flatMap(({ name, value, comment }) => [`# ${comment}`, `${name}=${value}`]),
  );
}

function append(text: string, lines: string[]): string {
  if (lines.length === 0) return text;
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return `${start}${lines.join('\n')}\n`;
}
