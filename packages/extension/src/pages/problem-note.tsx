/** Error message. Always mounted, so that a screen reader announces a change. */
export function ProblemNote({ problem }: { problem: string | null }) {
  return (
    <p role="alert" className="page-problem" hidden={problem === null}>
      {problem}
    </p>
  );
}
