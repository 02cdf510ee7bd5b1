import type { Connection } from '../connection/connections.js';
import type { Project } from '../settings/settings.js';
import type { Texts } from '../texts/en.js';
import { ServerItem } from './server-item.js';

export interface ServerListProps {
  texts: Texts;
  connections: readonly Connection[];
  /** Default project by connection key. */
  projects: Readonly<Record<string, Project>>;
  onChange: (projects: Record<string, Project>) => void;
}

/** List of connected servers with their default projects. */
export function ServerList({ texts, connections, projects, onChange }: ServerListProps) {
  if (connections.length === 0) return <p className="page-hint">{texts.options.noServers}</p>;
  return (
    <ul className="options-servers">
      {connections.map((connection) => (
        <ServerItem
          key={connection.key}
          texts={texts}
          connection={connection}
          project={projects[connection.key]}
          onProject={(project) => {
            const { [connection.key]: _before, ...others } = projects;
            onChange(project ? { ...others, [connection.key]: project } : others);
          }}
        />
      ))}
    </ul>
  );
}
