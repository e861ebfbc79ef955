import type { Text } from '@tambour/kernel';
import type { Trouble } from './protocol.ts';
import { trouble } from './trouble.ts';

/** Which of the page's workers: the one that keeps the match, or the one that thinks for computer players. */
export type WorkerRole = 'match' | 'thinker';

/** How a worker fares: `well` takes back what was said of one that is slow. */
export const WORKER_HEALTH = ['well', 'slow', 'restarting', 'restarted', 'failed'] as const;
export type WorkerHealth = (typeof WORKER_HEALTH)[number];

/** What the page tells about a worker; nothing while all is well. */
export const engineNotice = (role: WorkerRole, health: WorkerHealth): Trouble | undefined =>
  health === 'well' ? undefined : { code: `engine-${health}`, message: NOTICES[role][health] };

const NOTICES: Readonly<Record<WorkerRole, Readonly<Record<Exclude<WorkerHealth, 'well'>, Text>>>> = {
  match: {
    slow: {
      en: 'The engine has not answered for a few seconds. If it does not come back, it will be started again from the record; nothing is lost.',
      fr: 'Le moteur ne répond pas depuis quelques secondes. S’il ne revient pas, il sera relancé à partir de l’enregistrement ; rien n’est perdu.',
    },
    restarting: {
      en: 'The engine has stopped answering. It is being started again from the record; nothing is lost.',
      fr: 'Le moteur ne répond plus. On le relance à partir de l’enregistrement ; rien n’est perdu.',
    },
    restarted: {
      en: 'The engine had stopped answering and was started again from the record. Nothing is lost: you can play on.',
      fr: 'Le moteur ne répondait plus ; il a été relancé à partir de l’enregistrement. Rien n’est perdu : vous pouvez continuer.',
    },
    failed: {
      en: 'The engine could not be started. Nothing that was played is lost: check the connection and reload the page.',
      fr: 'Le moteur n’a pas pu être lancé. Rien de ce qui a été joué n’est perdu : vérifiez la connexion et rechargez la page.',
    },
  },
  thinker: {
    slow: {
      en: 'The computer player has not answered for a few seconds. If it does not come back, it will be started again.',
      fr: 'L’ordinateur ne répond pas depuis quelques secondes. S’il ne revient pas, il sera relancé.',
    },
    restarting: {
      en: 'The computer player has stopped answering. It is being started again; nothing is lost.',
      fr: 'L’ordinateur ne répond plus. On le relance ; rien n’est perdu.',
    },
    restarted: {
      en: 'The computer player had stopped answering and was started again. Nothing is lost: play goes on.',
      fr: 'L’ordinateur ne répondait plus et a été relancé. Rien n’est perdu : la partie continue.',
    },
    failed: {
      en: 'The computer player could not be started. Nothing that was played is lost: check the connection and press “Go on”, or reload the page.',
      fr: 'L’ordinateur n’a pas pu être lancé. Rien de ce qui a été joué n’est perdu : vérifiez la connexion et appuyez sur « Continuer », ou rechargez la page.',
    },
  },
};

/** A request that cannot be answered because there is no engine to answer it. */
export const engineFailed = (role: WorkerRole) => {
  const { en, fr } = NOTICES[role].failed;
  return trouble('engine-failed', en, fr);
};

/** A request at which the worker stopped each time. */
export const engineStuck = (role: WorkerRole) =>
  role === 'match'
    ? trouble(
        'engine-stuck',
        'The engine stopped at this twice and was started again without it. It was not done; the battle stands as it stood.',
        'Le moteur s’est arrêté deux fois là-dessus et a été relancé sans cela. Rien n’a été fait ; la bataille reste telle qu’elle était.',
      )
    : trouble(
        'engine-stuck',
        'The computer player stopped at this decision twice. The battle stands as it stood; press “Go on” to let it try again.',
        'L’ordinateur s’est arrêté deux fois sur cette décision. La bataille reste telle qu’elle était ; appuyez sur « Continuer » pour qu’il essaie encore.',
      );
