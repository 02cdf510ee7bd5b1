/** Stories with reference pictures, and the widths of their pages. */
export interface Look {
  story: string;
  width: number;
}

const WIDE = 1440;
const PANEL = 800;
const PHONE = 390;

const at = (width: number, ...stories: string[]): Look[] => stories.map((story) => ({ story, width }));

export const LOOKS: readonly Look[] = [
  ...at(
    WIDE,
    'watch-flowview--ready',
    'watch-flowview--not-found',
    'share-sharedflowview--open-source',
    'watch-flowgallery--default',
    'watch-flowgallery--empty',
    'projects-projectsettingsdialog--open',
    'guide-languages--german-right-to-left',
  ),
  ...at(
    PANEL,
    'watch-flowplayer--ready',
    'watch-flowplayer--help',
    'watch-flowplayer-states--pending',
    'watch-flowplayer-states--failed',
    'watch-flowtimeline--all-kinds',
    'watch-flowtimeline--network-details',
    'watch-flowtimeline--empty',
    'watch-flowtimeline--cors-failure',
    'discuss-commentlist--default',
    'discuss-commentlist--empty',
    'watch-deviceinfo--default',
    'watch-sequencediagram--default',
    'projects-projectsettings--general-as-owner',
    'projects-projectsettings--members',
    'projects-projectsettings--invitations',
    'share-sharedialog--generated',
    'discuss-jiradrawer--filled',
    'discuss-mcpsetupdialog--generated',
    'watch-editflowdialog--default',
    'projects-createprojectdialog--name-missing',
    'watch-flowtitlemenu--open',
    'discuss-debugmenu--open',
    'projects-invitationspopover--open',
    'session-usermenu--open',
    'projects-projectswitcher--open',
    'discuss-tagpicker--select',
    'projects-joinproject--joined',
    'record-setupwizarddialog--open',
    'session-flowlenstoaster--three',
    'building-blocks-confirmdialog--destructive',
    'building-blocks-select--open',
    'building-blocks-splitpanel--default',
  ),
  ...at(
    PHONE,
    'watch-flowview--narrow',
    'watch-flowgallery--narrow',
    'share-sharedflowview--narrow',
    'discuss-commentlist--narrow',
    'watch-flowtimeline--narrow-panel',
    'share-sharedialog--choices',
    'projects-projectsettings--members',
    'discuss-jiradrawer--empty',
  ),
];
