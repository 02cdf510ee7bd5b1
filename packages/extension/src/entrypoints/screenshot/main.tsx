import '@flowlens/components/styles.css';
import '../../pages/pages.css';
import '../../screenshot/screenshot.css';
import { showPage } from '../../pages/show-page.js';
import { ScreenshotPage } from '../../screenshot/screenshot-page.js';
import { readTexts } from '../../texts/texts.js';

const texts = readTexts();
document.title = texts.screenshot.title;
showPage(<ScreenshotPage texts={texts} hash={location.hash} />);
