import { itemAt } from '@tambour/kernel';
import type { ScoresTrack, StepsTrack, TableCell, TableTrack, TokensTrack, Track } from '@tambour/stage';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { signed } from './forecast-panel.tsx';
import { RuleLink } from './rule-link.tsx';

/** Turns, phases, points, activations: whatever the scene brings. */
export function TracksPanel({ battle }: { readonly battle: BattleStore }) {
  return (
    <section class="tracks" data-testid="tracks">
      {battle.moment.value.scene.tracks.map((track) => (
        <div key={track.id} class={`track ${track.kind}`} data-track={track.id}>
          <h3>{say(track.title)}</h3>
          <TrackBody track={track} battle={battle} />
        </div>
      ))}
    </section>
  );
}

function TrackBody({ track, battle }: { readonly track: Track; readonly battle: BattleStore }) {
  switch (track.kind) {
    case 'steps':
      return <Steps track={track} />;
    case 'scores':
      return <Scores track={track} battle={battle} />;
    case 'tokens':
      return <Tokens track={track} />;
    case 'table':
      return <Table track={track} battle={battle} />;
  }
}

const Steps = ({ track }: { readonly track: StepsTrack }) => (
  <ol class="steps">
    {track.steps.map((step, i) => (
      <li key={i} aria-current={i === track.at ? 'step' : undefined} class={i < track.at ? 'gone' : ''}>
        {say(step)}
      </li>
    ))}
  </ol>
);

/** Points by side, and what they are made of. */
export function Scores({ track, battle }: { readonly track: ScoresTrack; readonly battle: BattleStore }) {
  const game = battle.opened.value.game.game;
  return (
    <div class="scores">
      {track.scores.map((score) => (
        <details key={score.side}>
          <summary>
            <span class={`pennon side-${score.side}`} aria-hidden="true" />{' '}
            {words.value.side(say(itemAt(battle.sides, score.side).name))} <strong>{score.value}</strong>
          </summary>
          <ul>
            {score.parts.map((part, i) => (
              <li key={i}>
                <span class="value">{signed(part.value)}</span> {say(part.what)}{' '}
                <RuleLink driver={battle.driver} game={game} rule={part.rule} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

const SIGNS = { waiting: '○', now: '▶', done: '●', out: '✕' } as const;

const Tokens = ({ track }: { readonly track: TokensTrack }) => (
  <ul class="tokens">
    {track.tokens.map((token) => (
      <li key={token.side + token.name.en} class={token.state}>
        <span class={`pennon side-${token.side}`} aria-hidden="true" />
        <span aria-hidden="true">{SIGNS[token.state]}</span> {say(token.name)}{' '}
        {token.says === undefined ? (
          <span class="visually-hidden">({words.value.tracks[token.state]})</span>
        ) : (
          <span>({say(token.says)})</span>
        )}
      </li>
    ))}
  </ul>
);

/** What acts, and how it stands; nothing over the one column of a side. */
function TableHead({ columns }: { readonly columns: TableTrack['columns'] }) {
  if (columns.every(({ state }) => state === undefined)) return null;
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ name, title, state }) => (
          <th key={title.en} scope="col" class={state} title={say(title)}>
            <span aria-hidden="true">
              {say(name)}
              <br />
              {state && SIGNS[state]}
            </span>
            <span class="visually-hidden">
              {say(title)}
              {state && ` (${words.value.tracks[state]})`}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A table a side, so that none is wider than a hand-held screen; the state of a column is a sign and a word. */
const Table = ({ track, battle }: { readonly track: TableTrack; readonly battle: BattleStore }) => (
  <>
    {battle.sides.map((side, i) => {
      const own = track.columns.flatMap((column, at) => (column.side === i ? [{ ...column, at }] : []));
      if (own.length === 0) return null;
      return (
        <table key={side.id} class="sheet" data-side={i}>
          <caption>
            <span class={`pennon side-${i}`} aria-hidden="true" /> {words.value.side(say(side.name))}
          </caption>
          <TableHead columns={own} />
          <tbody>
            {track.rows.map((row) => (
              <tr key={row.name.en}>
                <th scope="row">
                  {say(row.name)}{' '}
                  <RuleLink driver={battle.driver} game={battle.opened.value.game.game} rule={row.rule} />
                </th>
                {own.map(({ at }) => (
                  <Cell key={at} cell={row.cells[at]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    })}
  </>
);

const Cell = ({ cell }: { readonly cell: TableCell | undefined }) => {
  if (cell === undefined) return <td />;
  const { text, dots, isMarked } = cell;
  if (dots === undefined) return <td class={isMarked === true ? 'marked' : ''}>{say(text)}</td>;
  const inside = Math.min(dots.filled, dots.of);
  return (
    <td class={isMarked === true ? 'marked' : ''}>
      <span aria-hidden="true" class="dots">
        {'●'.repeat(inside)}
        {'○'.repeat(dots.of - inside)}
        {'◉'.repeat(dots.filled - inside)}
      </span>
      <span class="visually-hidden">{say(text)}</span>
    </td>
  );
};
