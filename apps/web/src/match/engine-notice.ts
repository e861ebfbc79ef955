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
      en: 'The engine has not responded for a few seconds. If it does not respond, it will be restarted from the saved battle; nothing is lost.',
      fr: 'Le moteur ne répond pas depuis quelques secondes. S’il ne répond pas, il sera relancé à partir de la partie enregistrée ; rien n’est perdu.',
    },
    restarting: {
      en: 'The engine has stopped responding. It is being restarted from the saved battle; nothing is lost.',
      fr: 'Le moteur ne répond plus. Il est relancé à partir de la partie enregistrée ; rien n’est perdu.',
    },
    restarted: {
      en: 'The engine stopped responding and was restarted from the saved battle. Nothing is lost: you can keep playing.',
      fr: 'Le moteur ne répondait plus ; il a été relancé à partir de la partie enregistrée. Rien n’est perdu : vous pouvez continuer.',
    },
    failed: {
      en: 'The engine could not be started. Nothing is lost: check the connection and reload the page.',
      fr: 'Le moteur n’a pas pu être lancé. Rien n’est perdu : vérifiez la connexion et rechargez la page.',
    },
  },
  thinker: {
    slow: {
      en: 'The computer player has not responded for a few seconds. If it does not respond, it will be restarted.',
      fr: 'L’ordinateur ne répond pas depuis quelques secondes. S’il ne répond pas, il sera relancé.',
    },
    restarting: {
      en: 'The computer player has stopped responding. It is being restarted; nothing is lost.',
      fr: 'L’ordinateur ne répond plus. Il est relancé ; rien n’est perdu.',
    },
    restarted: {
      en: 'The computer player stopped responding and was restarted. Nothing is lost: the battle continues.',
      fr: 'L’ordinateur ne répondait plus et a été relancé. Rien n’est perdu : la partie continue.',
    },
    failed: {
      en: 'The computer player could not be started. Nothing is lost: check the connection and press “Continue”, or reload the page.',
      fr: 'L’ordinateur n’a pas pu être lancé. Rien n’est perdu : vérifiez la connexion et appuyez sur « Continuer », ou rechargez la page.',
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
        'The engine stopped twice on this order and was restarted without it. The order was not carried out; the battle is unchanged.',
        'Le moteur s’est arrêté deux fois sur cet ordre et a été relancé sans lui. L’ordre n’a pas été exécuté ; la partie est inchangée.',
      )
    : trouble(
        'engine-stuck',
        'The computer player stopped twice on this decision. The battle is unchanged; press “Continue” to let it try again.',
        'L’ordinateur s’est arrêté deux fois sur cette décision. La partie est inchangée ; appuyez sur « Continuer » pour qu’il essaie encore.',
      );
