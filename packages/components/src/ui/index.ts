export { Button, type ButtonProps } from './button/button.js';
export { Icon, type IconProps } from './icon/icon.js';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.js';
export { LinkButton, type LinkButtonProps } from './link-button/link-button.js';
export { LoadFailure, type LoadFailureProps } from './load-failure/load-failure.js';
export { Spinner, type SpinnerProps } from './spinner/spinner.js';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog.js';
export { DiscardQuestion, type DiscardQuestionProps } from './dismissal/discard-question.js';
export { hasUnsavedText } from './dismissal/unsaved-text.js';
