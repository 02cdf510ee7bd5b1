import './introduction.css';
import { PageLink } from '../../docs/page-link.js';
import { guideId, HOOKS, type Task, TASKS } from './tasks.js';

/** Map of the catalogue: the purpose of each section, and its most important components. */
export function TaskMap() {
  return (
    <ul className="sb-unstyled intro-tasks">
      {TASKS.map((task) => (
        <TaskCard key={task.title} task={task} />
      ))}
      <li className="intro-task">
        <h3>Hooks</h3>
        <p>Data, player and timeline state without markup, for components of your own.</p>
        <ul>
          {HOOKS.map(({ title, docs }) => (
            <li key={docs}>
              <PageLink docs={docs}>{title}</PageLink>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}

function TaskCard({ task: { title, text, components } }: { task: Task }) {
  return (
    <li className="intro-task">
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {components.map((component) => (
          <li key={component}>
            <PageLink docs={guideId(title, component)}>{component}</PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
