import '@flowlens/components/styles.css';
import '../../pages/pages.css';
import '../../popup/popup.css';
import { showPage } from '../../pages/show-page.js';
import { Popup } from '../../popup/popup.js';
import { readTexts } from '../../texts/texts.js';

showPage(<Popup texts={readTexts()} />);
