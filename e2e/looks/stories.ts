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
    'product-flowview--ready',
    'product-flowview--not-found',
    'product-sharedflowview--open-source',
    'product-flowgallery--default',
    'product-flowgallery--empty',
    'product-projectsettingsdialog--open',
    'languages--german-right-to-left',
  ),
  ...at(
    PANEL,
    'product-flowplayer--ready',
    'product-flowplayer--help',
    'product-flowplayer-states--pending',
    'product-flowplayer-states--failed',
    'product-flowtimeline--all-kinds',
    'product-flowtimeline--network-details',
    'product-flowtimeline--empty',
    'product-flowtimeline--cors-failure',
    'product-commentlist--default',
    'product-commentlist--empty',
    'product-deviceinfo--default',
    'product-sequencediagram--default',
    'product-projectsettings--general-as-owner',
    'product-projectsettings--members',
    'product-projectsettings--invitations',
    'product-sharedialog--generated',
    'product-jiradrawer--filled',
    'product-mcpsetupdialog--generated',
    'product-editflowdialog--default',
    'product-createprojectdialog--name-missing',
    'product-flowtitlemenu--open',
    'product-debugmenu--open',
    'product-invitationspopover--open',
    'product-usermenu--open',
    'product-projectswitcher--open',
    'product-tagpicker--select',
    'product-joinproject--joined',
    'product-setupwizarddialog--open',
    'product-flowlenstoaster--three',
    'ui-confirmdialog--destructive',
    'ui-select--open',
    'ui-splitpanel--default',
  ),
  ...at(
    PHONE,
    'product-flowview--narrow',
    'product-flowgallery--narrow',
    'product-sharedflowview--narrow',
    'product-commentlist--narrow',
    'product-flowtimeline--narrow-panel',
    'product-sharedialog--choices',
    'product-projectsettings--members',
    'product-jiradrawer--empty',
  ),
];
