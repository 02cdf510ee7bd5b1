import '@flowlens/elements/define';
import { createApp } from 'vue';
import App from './app.vue';
import './desk.css';

createApp(App).mount('#app');
