import '@flowlens/components/styles.css';
import '../../pages/pages.css';
import '../../options/options.css';
import { OptionsPage } from '../../options/options-page.js';
import { showPage } from '../../pages/show-page.js';
import { readTexts } from '../../texts/texts.js';

const texts = readTexts();
document.title = texts.options.title;
showPage(<OptionsPage texts={texts} />);
