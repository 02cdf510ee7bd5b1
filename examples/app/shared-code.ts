// By default, the bundler creates a file for each set of pages and dialogs that share a module: eighty for the first
// page, most of them a few hundred bytes. On a slow machine each costs some 5 ms. Widely shared code is grouped into
// few files instead; code of dialogs only stays out of them.
import type { Rolldown } from 'vite';

const isLibrary = among(/node_modules|packages.(client|core|hooks|components).(src|dist)/);

/** Every dialog loads when it is opened, and so does their shared code. */
const isOfDialogs = among(/react-(alert-)?dialog|ui.((confirm-)?dialog|dismissal)/);

/** Menus and other small overlays also load when they are opened. */
const isOfWindows = among(
  /floating-ui|ui.select|react-(select|popper|dismissable-layer|focus-scope|focus-guards|remove-scroll|style-singleton)|aria-hidden|use-sidecar/,
);

/** Code of the gallery's bar and cards that the page of a flow shares. */
const isOfSignedIn = among(
  /app.src.(pages.(entry|flow).log|session.sign-out.(issuer|use-leave)|shell.(bar|page-layout|notices.(reused-session|session-bars)))/,
  /components.src.(create-flow-link.create|edit-flow-dialog.edit-flow-dialog|flow-action-menu|invitations-popover|mcp-setup.mcp-setup-(button|dialog))/,
  /components.src.(project-settings.settings-texts|session-bar.(reused|session-bar)|setup-wizard.setup-step|share-dialog.share|tag-picker.(choice|tag-picker)|user-menu)/,
  /components.src.ui.(button.dialog|combobox.combobox.tsx|dialog.lazy|internal.(layout.watch|focus.(control|is-unclaimed)))/,
  /components.src.ui.(copy-field.use|internal.(layout.(direction|use-direction)|use-is-shown|same-fields)|menu|tag-badges)/,
  /core.src.(capacity|permissions.flow)/,
  /hooks.src.(client-state.(cache-cat|use-refresh)|flows.(flow.use-(copy|standing)|changes.use-(delete|flow-actions)))/,
  /hooks.src.(comments.comment-drafts|flows.(flow.(is-out-of-reach|may-have-run-out)|changes.patch-flow))/,
  /hooks.src.(invitations.use-(answer|my)|projects.use-personal|session.use-(app-config|dismiss|sign-out)|tags.use-(delete|tag-selection|tags))/,
  /icons.(bell|book-open|chevrons-up-down|ellipsis|film|inbox|log-out|pencil|plug|plus|search-x|share-2|tag|trash|video(-off)?)\./,
);

/** The panels of a flow, for all viewers. */
const isOfFlow = among(
  /components.src.(comment-list|event-details|flow-(player|timeline|view)|flow-title-menu.flow-title-button)/,
  /components.src.ui.(event-icon|internal.(layout.use-element|lazy.use-prefetched)|split-panel|tabs|text-area)|react-(resizable|tabs)/,
  /core.src.(failures.timeline|format.(bytes|file-safe|time-spoken)|permissions.comment|validation.comment)/,
  /core.src.(player.(idle|marker|parse|seek)|timeline.(format.event-types|recorded.url-path|rows.(count|entry-summary|filter|kind-filters)))/,
  /hooks.src.(comments.(flow|use)|flows.flow.(is-missing|recording-status|use-(flow|recording-status)\.)|player|timeline)/,
  /icons.(arrow-(down(-to-dot)?|up|up-down)|box|bug|cable|calendar-clock|captions|chevron-(left|right)|clock|cloud-alert)\./,
  /icons.(circle-(question-mark|x)|compass|corner-up-right|database|download|fast-forward|hourglass|keyboard|link)\./,
  /icons.(list-tree|maximize|message-square|minimize|mouse-pointer-click|pause|pencil-line|picture-in-picture-2|pin)\./,
  /icons.(play|rotate-ccw|shield-alert|terminal|volume-(1|2|x))\./,
);

export const SHARED_CODE: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'start',
    tags: ['$initial'],
    test: (id) => !id.endsWith('main.tsx') && !id.endsWith('index.html'),
    priority: 3,
  },
  // The one part of `common` that the login page would fetch all of it for.
  { name: 'provider', test: /packages.hooks.src.provider/, priority: 2 },
  {
    name: 'common',
    test: (id) => isLibrary(id) && !isOfDialogs(id) && !isOfWindows(id),
    minShareCount: 5,
    priority: 1,
  },
  { name: 'windows', test: isOfWindows, minShareCount: 5, priority: 1 },
  { name: 'signed-in', test: isOfSignedIn, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'flow', test: isOfFlow, minShareCount: 2, includeDependenciesRecursively: false },
];

function among(...parts: readonly RegExp[]) {
  return (id: string) => parts.some((part) => part.test(id));
}
