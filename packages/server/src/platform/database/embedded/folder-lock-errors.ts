import { OperatorError } from '../../errors/operator-error.js';
import { describeHolder, type LockContent } from './lock-file.js';

/** Thrown if another live server uses the data folder. */
export class FolderInUseError extends OperatorError {
  readonly folder: string;
  readonly holder: string;
  /** Undefined until the database process runs. */
  readonly socketFolder: string | undefined;

  constructor(folder: string, content: LockContent | undefined) {
    const holder = describeHolder(content);
    super(
      `The data folder ${folder} is in use by another FlowLens server (${holder}). ` +
        'Stop that one, or choose another folder with FLOWLENS_DATA.',
    );
    this.folder = folder;
    this.holder = holder;
    this.socketFolder = content?.socketFolder;
  }
}

/** Thrown if another server has taken over the lock because this one was silent for long, as on a paused machine. */
export class FolderTakenError extends OperatorError {
  constructor(folder: string, holder: string) {
    super(
      `Another FlowLens server (${holder}) has taken over the data folder ${folder}, ` +
        'because this one did not respond for a long time. This one exits to protect the data.',
    );
  }
}
