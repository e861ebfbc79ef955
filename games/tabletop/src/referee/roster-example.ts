/** A small roster to copy from. */
export const ROSTER_EXAMPLE = `piece,id,side,name,type,figures,formation,regiment,general,value,superior,arms,aides
general,lannes,blue,Lannes,,,,,,80,,infantry+cavalry+artillery,2
unit,34-1,blue,34e ligne I,french.ligne,24,attackColumn,34e ligne,lannes,,,,
unit,34-2,blue,34e ligne II,french.ligne,24,attackColumn,34e ligne,lannes,,,,
unit,9h,blue,9e hussards,french.lightCavalry,8,line,,lannes,,,,
general,louis,red,Prinz Louis,,,,,,60,,infantry+cavalry+artillery,2
unit,muff,red,Müffling I,prussian.musketeer,20,line,Müffling,louis,,,,
unit,bat,red,Batterie Gause,prussian.footArtillery,4,unlimbered,,louis,,,,
`;
