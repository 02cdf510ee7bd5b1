import '@flowlens/components/styles.css';
import '../../pages/pages.css';
import '../../review/review.css';
import { MicrophonePage } from '../../pages/microphone-page.js';
import { showPage } from '../../pages/show-page.js';
import { readTexts } from '../../texts/texts.js';

const texts = readTexts();
document.title = texts.microphone.title;
showPage(<MicrophonePage texts={texts} />);
