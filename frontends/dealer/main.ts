// The chunk boundary lets webpack settle the shared packages before the first module asks for them.
void import('./bootstrap.js');

export {};
