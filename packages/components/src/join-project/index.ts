export { JoinProject, type JoinProjectProps } from './join-project.js';
