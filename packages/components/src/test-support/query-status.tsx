interface QueryStatusProps {
  useQuery: () => { status: string };
}

/** Shows the status of a query, so that tests know when data has arrived for a component that renders nothing. */
export function QueryStatus({ useQuery }: QueryStatusProps) {
  return <p>Query: {useQuery().status}</p>;
}
