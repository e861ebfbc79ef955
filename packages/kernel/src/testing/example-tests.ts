/** A worked example of the rules: what is given, what is done, the dice, and what must hold afterwards. */
export interface WorkedExample {
  readonly id: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly action: string;
  readonly dice: readonly number[];
  readonly expect: Readonly<Record<string, unknown>>;
}
/** One test of an example: what it is called, and how the scene of it begins. */
interface Playing<Spec> {
  readonly says: string;
  readonly given: Spec;
}
interface ExampleKit<E extends WorkedExample, Spec, P extends Playing<Spec>, Scene> {
  readonly examples: readonly E[];
  /** How often an example is played: once, or once for each edition it holds for. */
  readonly playings: (e: E) => readonly P[];
  /** Makes a test named by the example's rules. */
  readonly test: (e: E, says: string, act: () => void) => void;
  readonly scene: (spec: Spec) => Scene;
}

/**
 * Worked examples as tests, by their id. A test reads what it expects from the example itself; `set` builds a scene from what
 * is given, and more.
 */
export const exampleTests =
  <E extends WorkedExample, Spec, P extends Playing<Spec>, Scene>(kit: ExampleKit<E, Spec, P, Scene>) =>
  (id: string, act: (e: E, set: (more?: Partial<Spec>) => Scene, playing: P) => void): void => {
    const found = kit.examples.find((e) => e.id === id);
    if (!found) throw new Error(`no example ${id}`);
    for (const playing of kit.playings(found))
      kit.test(found, playing.says, () => act(found, (more = {}) => kit.scene({ ...playing.given, ...more }), playing));
  };
