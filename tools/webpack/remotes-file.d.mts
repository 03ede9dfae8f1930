export declare const remotesFile: (addressOf: (remote: string) => string) => string;
