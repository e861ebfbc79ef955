import { render } from 'preact';
import { App } from '../../app.tsx';
import { DRILLS } from '../../engine/testing/drill-stage.ts';
import { Battles } from '../../keep/battles.ts';
import { LocalDriver } from '../../match/local-driver.ts';
import { WorkerHere } from '../../match/testing/worker-here.ts';
import { Session } from '../../session.ts';
import { language, speak } from '../../words/settings.ts';
import '../../style/type.css';
import '../../style/theme.css';
import '../../style/page.css';
import '../../style/gallery.css';
import '../../style/field.css';
import '../../style/order.css';
import '../../style/log.css';
import '../../style/tracks.css';
import '../../style/end.css';
import '../../style/help.css';
import '../../style/happened.css';
import '../../style/choosing.css';
import '../../style/touch.css';

/** The page over an engine that knows the drill and nothing else: a measured table before any game has one. */
await speak(language.value);
render(
  <App session={new Session(new LocalDriver(() => new WorkerHere(DRILLS)), new Battles())} />,
  document.getElementById('app')!,
);
