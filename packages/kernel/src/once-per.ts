/** Something worked out once for each world, chart or field that it is asked of, and let go with it; the one asked of last stays until another is. */
export function oncePer<Of extends object, Made extends object>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  // Play asks the same world millions of times: a comparison costs less than a look into the map.
  let last: Of | undefined;
  let lastMade: Made | undefined;
  return (of) => {
    if (of === last && lastMade !== undefined) return lastMade;
    let made = known.get(of);
    if (made === undefined) {
      made = make(of);
      known.set(of, made);
    }
    last = of;
    lastMade = made;
    return made;
  };
}
