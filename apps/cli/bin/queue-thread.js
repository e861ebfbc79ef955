// A thread knows nothing of its parent's loaders, so it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('../src/queue/thread.ts');
