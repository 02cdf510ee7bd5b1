const SUBJECT_MAX_CHARS = 72;
const FORM = /^[a-z0-9][\w./ -]*: \S/;
/** Subjects that Git generates. */
const BY_GIT = /^(Merge |Revert "|fixup! |squash! |amend! )/;
/** Imperative verbs that look like a participle. */
const IMPERATIVES = new Set(['bring', 'embed', 'exceed', 'feed', 'need', 'ping', 'proceed', 'seed', 'shed', 'speed']);

/** Returns why the subject of a commit is not `area: imperative summary`, or undefined if it is. */
export function subjectFault(subject) {
  if (BY_GIT.test(subject)) return undefined;
  if (subject.length > SUBJECT_MAX_CHARS) return `is longer than ${SUBJECT_MAX_CHARS} characters`;
  if (!FORM.test(subject)) return 'does not begin with an area, such as “player: ”';
  if (subject.endsWith('.')) return 'ends with a full stop';
  const [first] = subject.slice(subject.indexOf(': ') + 2).split(/[\s,]/);
  if (/^[A-Z][a-z]/.test(first)) return 'has a capital letter after the area';
  if (/^(a|an|the)$/.test(first)) return 'begins with an article in place of a verb';
  if (/(ed|ing)$/.test(first) && !IMPERATIVES.has(first)) return `has “${first}” in place of an imperative`;
  if (/^(adds|allows|changes|fixes|lets|makes|moves|removes|renames|shows|updates|uses)$/.test(first))
    return `has “${first}” in place of an imperative`;
  return undefined;
}
