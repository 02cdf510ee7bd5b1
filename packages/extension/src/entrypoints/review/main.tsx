import '@flowlens/components/styles.css';
import '../../pages/pages.css';
import '../../review/review.css';
import { showPage } from '../../pages/show-page.js';
import { Review } from '../../review/review.js';
import { readTexts } from '../../texts/texts.js';

const texts = readTexts();
document.title = texts.review.title;
showPage(<Review texts={texts} id={location.hash.slice(1)} />);
