import { present } from '@tambour/kernel';
import { render } from 'preact';
import { App, update } from './app.tsx';
import { Battles } from './keep/battles.ts';
import { engineWorker, LocalDriver } from './match/local-driver.ts';
import { registerOffline } from './offline/register.ts';
import { Session } from './session.ts';
import { language, speak } from './words/settings.ts';
import './style/type.css';
import './style/theme.css';
import './style/page.css';
import './style/gallery.css';
import './style/field.css';
import './style/order.css';
import './style/log.css';
import './style/tracks.css';
import './style/end.css';
import './style/help.css';
import './style/happened.css';
import './style/choosing.css';
import './style/touch.css';

await speak(language.value);
render(
  <App session={new Session(new LocalDriver(() => engineWorker(language.value)), new Battles())} />,
  present(document.getElementById('app')),
);
void registerOffline({
  onUpdate: (take) => {
    update.value = take;
  },
});
