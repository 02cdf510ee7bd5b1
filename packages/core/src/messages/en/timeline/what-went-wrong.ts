export const whatWentWrong = {
  title: 'What went wrong',
  nothing: 'No errors or failed requests were recorded.',
  noEvents: 'No events were recorded.',
  loading: 'Looking for errors…',
  copySummary: 'Copy summary',
  copied: 'Copied',
  times: ({ count }: { count: number }) => `${count}×`,
  /** `action` is a sentence, such as `Clicked button "Pay"`. */
  after: ({ action }: { action: string }) => `After: ${action}`,
  /** The user's action: `page` is a URL, often only its path. */
  opened: ({ page }: { page: string }) => `Opened ${page}`,
  showAll: ({ count }: { count: number }) => `Show all ${count}`,
  showFewer: 'Show fewer',
  more: ({ count }: { count: number }) =>
    count === 1 ? '1 more is in the timeline.' : `${count} more are in the timeline.`,
};
