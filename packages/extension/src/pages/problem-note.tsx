/** Says why something failed; always there, so that a screen reader announces the change. */
export function ProblemNote({ problem }: { problem: string | null }) {
  return (
    <p role="alert" className="page-problem" hidden={problem === null}>
      {problem}
    </p>
  );
}
