/**
 * Constants of the specification that code depends on, with their units in the names. They are from the specification unless noted
 * otherwise.
 */

// Calls
/** Time that unused data stays in the cache. */
export const UNUSED_DATA_KEPT_MS = 60_000;
/** Delay before a subscription's state is synced. */
export const SUBSCRIPTION_SYNC_DEBOUNCE_MS = 500;
export const RECORDING_POLL_MS = 3_000;

// Projects and invitations
/** Personal projects per user if the user has no `max_systems_count` of their own. */
export const DEFAULT_MAX_PERSONAL_PROJECTS = 3;
export const PUBLIC_INVITATION_MAX_JOINS = 1_000;
export const INVITATION_LIFE_DAYS = 7;
/** Defined by the contract; the specification has no limit. */
export const PROJECT_NAME_MAX_CHARS = 100;
/** Defined by the contract; the specification has no limit. */
export const PROJECT_DESCRIPTION_MAX_CHARS = 1_000;
/** Sites in a project's own list for iframes. The specification has none. */
export const EMBED_SITES_MAX = 50;
export const EMBED_KEYS_MAX = 20;
export const EMBED_KEY_NAME_MAX_CHARS = 60;
export const JOIN_REDIRECT_DELAY_MS = 500;

// Flows
export const PUBLIC_FLOW_LINK_LIFE_YEARS = 1;
export const FLOW_TITLE_MAX_CHARS = 51;
export const FLOW_DESCRIPTION_MAX_CHARS = 201;
export const TAG_NAME_MAX_CHARS = 11;
/** Defined by the contract; the specification has no limit. */
export const COMMENT_MAX_CHARS = 5_000;
/** Comments of one flow, all of which it shows. Defined by the contract; the specification has no limit. */
export const FLOW_COMMENTS_MAX = 1_000;
/** Tags of a project, without deleted ones. Defined by the contract; the specification has no limit. */
export const PROJECT_TAGS_MAX = 1_000;
/** Flows that can be selected for one change. The specification has no selection. */
export const FLOW_SELECTION_MAX = 50;
export const TAG_BADGES_SHOWN = 3;
/** Maximum while the No Tags badge is shown as well. */
export const TAG_BADGES_SHOWN_WITH_NO_TAGS = 2;
export const CARD_PREVIEW_DELAY_MS = 100;
export const CARD_PREVIEW_RATE = 1.5;
/** Note of a marked moment; recorders truncate longer ones. The specification has no limit. */
export const MARK_NOTE_MAX_CHARS = 500;

// Guest recordings; the specification has no limits.
export const RECORDING_LINK_MAX_DAYS = 7;
export const RECORDING_LINK_MAX_RECORDINGS = 20;
export const RECORDING_LINK_INSTRUCTIONS_MAX_CHARS = 1_000;
export const GUEST_NAME_MAX_CHARS = 100;
/**
 * Time to accept or discard a recording. As long as a deleted tag can be restored, so that nobody loses a recording to a
 * holiday.
 */
export const WAITING_RECORDING_LIFE_DAYS = 30;
export const GUEST_RECORDING_MAX_MS = 600_000;
export const GUEST_RECORDING_MAX_BYTES = 200 * 1024 * 1024;

// Flow view and player
export const VIDEO_PANEL_DEFAULT_PERCENT = 55;
export const VIDEO_PANEL_MIN_PERCENT = 30;
export const DETAILS_PANEL_MIN_PERCENT = 25;
export const LOADING_MESSAGE_ROTATION_MS = 2_000;
export const CONTROLS_HIDE_DELAY_MS = 3_000;
export const DEFAULT_VOLUME = 0.8;
/** Markers closer than this share of the video's duration are grouped. */
export const MARKER_GROUP_PERCENT = 1.5;
/** A lane with more markers becomes a heat strip. */
export const MARKER_LANE_MAX = 12;
export const MARKER_ERROR_MAX_CHARS = 100;
export const MARKER_COMMENT_MAX_CHARS = 80;
export const MARKER_DESCRIPTION_MAX_CHARS = 100;
/**
 * Maximum number of incidents read from a timeline, which is more than a progress bar has room for. The specification has
 * no limit.
 */
export const TIMELINE_INCIDENTS_MAX = 2_000;
/** Highlight of an event that was opened from a marker. */
export const MARKER_HIGHLIGHT_MS = 3_500;
/** Highlight of an event that was opened from the timeline panel. */
export const TIMELINE_HIGHLIGHT_MS = 1_000;

// Feedback
export const COPY_FEEDBACK_MS = 2_000;
export const JIRA_COPY_FEEDBACK_MS = 1_200;
export const SHARE_DIALOG_RESET_MS = 200;
export const INITIALS_MAX_CHARS = 2;

// Overlays
export const HOVER_CARD_DELAY_MS = 100;
export const TOOLTIP_DELAY_MS = 700;
/** Tooltip delay for elements that ask for a short one. */
export const TOOLTIP_SHORT_DELAY_MS = 200;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const JIRA_DESCRIPTION_MIN_HEIGHT_PX = 180;
export const JIRA_DESCRIPTION_MAX_HEIGHT_PX = 300;
/** Defined by the contract; the specification has no limit. */
export const JIRA_TITLE_MAX_CHARS = 255;
/** Defined by the contract; the specification has no limit. */
export const JIRA_DESCRIPTION_MAX_CHARS = 32_767;
/** Share of its size that a drawer must be dragged to close. */
export const DRAWER_CLOSE_THRESHOLD = 0.5;

// Toasts
export const TOAST_DURATION_MS = 4_000;
/** Time to undo a deletion. The specification has no such time. */
export const UNDO_MS = 5_000;
export const TOASTS_VISIBLE = 3;
export const TOAST_WIDTH_PX = 356;
export const TOAST_GAP_PX = 14;
/** Modifier and code, as `KeyboardEvent` names them. */
export const TOAST_HOTKEY = ['altKey', 'KeyT'] as const;
