interface StandingProps {
  useQuery: () => { status: string };
}

/** Says how a query stands. Beside something that shows nothing, it tells when the answer is there: both learn of that at once. */
export function Standing({ useQuery }: StandingProps) {
  return <p>Query: {useQuery().status}</p>;
}
