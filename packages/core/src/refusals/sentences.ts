/**
 * Sentences with which the server refuses a call, shown to users as they are. `{name}` is a placeholder for a
 * number.
 */
export const REFUSALS = {
  notAllowed: 'You do not have permission to do this.',
  notFound: 'Not found.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  serverFailed: 'Something went wrong on our side. Please try again.',
  serverStarting: 'The server is starting. Please try again.',
  serverStopping: 'The server is stopping. Please try again.',
  serverFull: 'The server has no space left to save this. Please try again later.',
  databaseAway: 'The database is not responding. Please try again in a moment.',
  answerLost: 'This was already done, but the response was lost. Please check the result.',

  accountNotAllowed: 'This account may not sign in here. Use another account, or ask your administrator for access.',

  projectMissing: 'There is no such project.',
  projectLimit: 'You are already a member of {count} non open source projects. Cannot create a new project.',
  projectFull: 'This project is full ({members}/{max} members).',
  defaultProjectStays: 'The default project cannot be deleted.',
  ownerDeletesProject: 'Only the owner may delete this project.',
  ownerStays: 'The owner cannot leave the project.',

  memberMissing: 'There is no such member.',
  adminsRemoveMembers: 'Only admins may remove members.',
  ownerCannotBeRemoved: 'The owner cannot be removed.',
  adminsChangeRoles: 'Only admins may change roles.',
  ownerKeepsRole: "The owner's role cannot be changed.",

  embeddedRole: 'The role of this person is set by the tool that they come from.',

  adminsManageEmbedKeys: 'Only admins may manage embed keys.',
  embedKeyLimit: 'This project has {max} embed keys. Revoke one that is no longer used.',
  embeddedReach: 'This is not available inside another tool. Open FlowLens to do it.',

  adminsInvite: 'Only admins may invite people.',
  capacityReached: 'Maximum capacity reached ({members}/{max} members). Cannot invite more users.',
  addressNotAllowed: 'This address may not sign in here. Ask your administrator to allow it.',
  isMember: 'This person is already a member of this project.',
  isInvited: 'This person already has a pending invitation.',
  adminsMakeLinks: 'Only admins may create invitation links.',

  recordingNotFailed: 'Only a failed recording can be tried again.',
  processingFailed: 'Processing this recording failed. It can be tried again.',
  uploadNotKept: 'Processing this recording failed, and its upload is no longer kept. Please record it again.',
  recordingAbandoned: 'This recording was incomplete for too long and has failed. Please record it again.',

  adminsManageRecordingLinks: 'Only admins may manage recording links.',
  recordingLinksOff: 'This project does not accept guest recordings.',
  recordingLinksUnsafe:
    'This server cannot isolate video processing, so it accepts no guest recordings. Ask your administrator.',
  recordingLinkUnknown: 'This recording link is not valid.',
  recordingLinkExpired: 'This recording link has expired.',
  recordingLinkRevoked: 'This recording link was revoked.',
  recordingLinkUsedUp: 'This recording link has been used up.',
  guestRecordingsUnavailable: 'This server is not accepting guest recordings right now.',
  guestRecordingRunning:
    'Another recording is being sent from here or by this link. Please try again in {seconds} seconds.',
  guestRecordingTooLarge: 'This recording is larger than {max} MB. Please record less at a time.',
  guestRecordingAccepted: 'Another admin has accepted this recording. It is a flow of this project now.',
  guestRecordingProcessing: 'This recording is still being processed. Please try again in a moment.',

  commentLimit: 'This flow has {max} comments. No more can be added.',
  personSpaceUsed: 'You have used all {max} MB of your storage. Delete flows that you no longer need.',
  projectSpaceUsed: 'This project has used all {max} MB of its storage. Delete flows that nobody needs any more.',
  tagLimit: 'This project has {max} tags. No more can be added.',

  invitationGone: 'Invitation not found or has expired.',
  joinLimit: 'You are already a member of {count} non open source projects. Cannot accept non open source invitations.',
  alreadyMember: 'You are already a member of this project.',
  removedSinceInvitation: 'You were removed from this project after this invitation.',
  removedSinceLink: 'You were removed from this project after this link was created.',
  linkUsedUp: 'This invitation link has been used up.',
  invitedByMail: 'This invitation was sent by e-mail. Please accept it in your pending invitations.',
  /** Contains no e-mail address, because a stranger may have the link. */
  invitedOtherAddress:
    'This invitation was sent to another e-mail address. Sign in with the account of that address to accept it.',
} as const;

export type Refusals = typeof REFUSALS;
