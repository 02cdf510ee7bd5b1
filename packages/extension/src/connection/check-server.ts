import { FlowLensApiError } from '@flowlens/client';
import type { Project } from '../settings/settings.js';
import type { Connection } from './connections.js';
import { serverClient } from './server-client.js';
import { isOlder } from './version.js';

export interface ServerProject extends Project {
  /** Default project on the server. */
  isOwnDefault: boolean;
}

export interface ServerCheck {
  status: 'ready' | 'unreachable' | 'signed_out' | 'outdated';
  projects: ServerProject[];
  /** Oldest version of the extension that the server supports. */
  minVersion: string | null;
}

/** Reads the features that a server offers an account, and whether it supports this version of the extension. */
export async function checkServer(
  { origin, userId, token }: Connection,
  { version, signal }: { version: string; signal: AbortSignal },
): Promise<ServerCheck> {
  const client = serverClient(origin, token);
  try {
    const { recorder } = await client.config.get(signal);
    const minVersion = recorder.min_version;
    const projects = (await client.projects.list(signal)).map((project) => ({
      id: project.id,
      name: project.name,
      isOwnDefault: project.is_default && project.created_by_user_id === userId,
    }));
    const isOutdated = minVersion !== null && isOlder(version, minVersion);
    return { status: isOutdated ? 'outdated' : 'ready', projects, minVersion };
  } catch (error) {
    const isSignedOut = error instanceof FlowLensApiError && error.status === 401;
    return { status: isSignedOut ? 'signed_out' : 'unreachable', projects: [], minVersion: null };
  }
}
