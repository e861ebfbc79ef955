import type { Place } from '@tambour/stage';
import { words } from '../words/settings.ts';
import { Icon } from './icon.tsx';

interface LocateProps {
  readonly place: Place | undefined;
  onLocate(place: Place): void;
}

/** Shows on the map where something happened, if it was anywhere. */
export function Locate({ place, onLocate }: LocateProps) {
  if (place === undefined) return null;
  const { show, showPlace } = words.value.log;
  return (
    <button type="button" class="locate" aria-label={showPlace(place)} title={show} onClick={() => onLocate(place)}>
      <Icon name="locate" />
    </button>
  );
}
