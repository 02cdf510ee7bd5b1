import type { Messages } from '../../en.js';

const TEAM_VARIABLE = 'Jedes Teammitglied hinterlegt ein eigenes Token in der Umgebungsvariablen FLOWLENS_TOKEN.';

export const mcp: Messages['mcp'] = {
  setup: 'Einrichten',
  setupHint: 'Coding-Assistenten verbinden (MCP)',
  title: 'MCP einrichten',
  description: 'Verbinden Sie Ihren Coding-Assistenten, damit er beim Debuggen Ihre Flows lesen kann.',
  assistants: 'Coding-Assistenten',
  assistant: {
    CLAUDE_CODE: 'Claude Code',
    CURSOR: 'Cursor',
    GITHUB_COPILOT: 'VS Code Copilot',
    UNKNOWN: 'Anderer Assistent',
  },
  noServer: 'Auf diesem Server ist MCP ausgeschaltet. Bitten Sie Ihre Administration, es einzuschalten.',
  loadFailed: 'Die MCP-Einstellungen konnten nicht geladen werden',

  tokenHeading: '1. Token',
  tokenHint:
    'Damit kann der Assistent alles lesen, was Sie sehen, aber nichts ändern. Das Token gilt 90 Tage und wird nur einmal angezeigt.',
  generate: 'Neues Token erzeugen und einsetzen',
  generating: 'Wird erzeugt…',
  generated: 'Token erzeugt',
  token: 'Token',
  copyToken: 'Token kopieren',
  replaces: 'Ein neues Token ersetzt das alte. Alles, was das alte verwendet, funktioniert dann nicht mehr.',
  noTokenYet: 'Erzeugen Sie ein Token, um es unten einzusetzen.',

  privateHeading: '2. Server hinzufügen',
  orByLink: 'Oder lassen Sie Cursor das erledigen:',
  addToCursor: 'Zu Cursor hinzufügen',
  teamHeading: 'Die Einrichtung mit dem Team teilen',
  copyCode: ({ name }) => `${name} kopieren`,
  command: 'Befehl',
  steps: {
    CLAUDE_CODE: {
      private:
        'Führen Sie das in Ihrem Projektordner aus. Claude Code speichert das Token in Ihrem Benutzerordner, außerhalb des Repositorys.',
      after:
        'Schon einmal eingerichtet? Dann zuerst „claude mcp remove flowlens“ ausführen. Danach zeigt /mcp in Claude Code, dass die Verbindung steht.',
      team: `Committen Sie .mcp.json ohne das Token. ${TEAM_VARIABLE}`,
    },
    CURSOR: {
      private:
        'Fügen Sie das in .cursor/mcp.json in Ihrem Benutzerordner ein, neben den Servern, die dort schon stehen.',
      after:
        'Sehen Sie dann in den Einstellungen von Cursor unter den MCP-Servern nach: flowlens ist eingeschaltet und führt seine Werkzeuge auf.',
      team: `Committen Sie .cursor/mcp.json ohne das Token. ${TEAM_VARIABLE}`,
    },
    GITHUB_COPILOT: {
      private:
        'Führen Sie „MCP: Open User Configuration“ aus der Befehlspalette aus und fügen Sie das hinzu. Es gehört nicht zu Ihrem Repository.',
      after: 'Klicken Sie dann über dem Server auf Start und wählen Sie seine Werkzeuge im Agentenmodus des Chats.',
      team: `Committen Sie .vscode/mcp.json ohne das Token. ${TEAM_VARIABLE}`,
    },
  },
  keepSecret:
    'Committen Sie nie eine Datei, die das Token enthält. Ist es doch geschehen, erzeugen Sie ein neues Token.',

  tokensHeading: 'Ihre Token',
  tokensLoading: 'Wird geladen…',
  tokensFailed: 'Ihre Token konnten nicht geladen werden',
  noTokens: 'Sie haben noch keine Token.',
  created: 'Erstellt',
  neverUsed: 'Nie verwendet',
  lastUsed: 'Zuletzt verwendet',
  expires: ({ date }) => `Läuft ab am ${date}`,
  revoke: 'Widerrufen',
  recorder: 'FlowLens Recorder',
  recorderOn: ({ device }) => `FlowLens Recorder auf ${device}`,
  revokeTokenOf: ({ holder }) => `Token von ${holder} widerrufen`,
  revokeTitle: 'Token widerrufen',
  revokeQuestion: ({ assistant }) =>
    `${assistant} kann Ihre Flows nicht mehr lesen, bis Sie ein neues Token einrichten.`,
  revokeRecorderQuestion: ({ recorder }) =>
    `${recorder} kann keine Aufzeichnungen mehr hinzufügen, bis Sie ihn wieder verbinden.`,
  revoking: 'Wird widerrufen…',
  revokeFailed: 'Das Token konnte nicht widerrufen werden. Bitte versuchen Sie es erneut.',
};
