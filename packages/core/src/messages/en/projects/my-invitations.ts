export const myInvitations = {
  title: 'Pending Invitations',
  bell: ({ count }: { count: number }) => `Pending invitations, ${count}`,
  loading: 'Loading...',
  invitedBy: 'Invited by',
  accept: 'Accept',
  reject: 'Reject',
  limitReached: ({ count }: { count: number }) =>
    `You are already a member of ${count} non open source projects. Cannot accept non open source invitations.`,
};
