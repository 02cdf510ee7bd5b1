import type { Person } from './person.js';

interface ScenarioComment {
  author_email: string;
  content: string;
  /** The moment the comment belongs to, by the name the scenario gave it. */
  moment: string;
}

/** A session that a person could have recorded: the actions, and what people wrote about them. */
export interface Scenario {
  /** Name of the flow's folder. */
  slug: string;
  title: string;
  description: string;
  tags: readonly string[];
  reporter_email: string;
  comments: readonly ScenarioComment[];
  /** Page the recording begins on. */
  startPath: string;
  /** Gives a moment a name. `highlight` must be among them: the clip for tests is cut there. */
  perform: (person: Person, moment: (name: string) => void) => Promise<void>;
}
